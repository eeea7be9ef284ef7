// Bundle the page: write lexicon_fast/server/bundle/, which the server sends, from src/page/.
//
//     npm run bundle              write the bundle
//     npm run bundle -- --check   fail if the bundle that is there differs
//     npm run bundle -- --watch   write it after every change of a source
//
// The same sources always give the same bundle: the version of esbuild is fixed. Names of files
// contain no hash, so a change of one view changes one file; the server sends all files below a
// folder that is named by a hash of them.

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  watch,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

import { build, transform } from "esbuild";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const SOURCES = join(ROOT, "src", "page");
const BUNDLE = join(ROOT, "lexicon_fast", "server", "bundle");

/** Return the paths of all files below a folder, sorted. @param {string} folder */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort();
}

/**
 * Modules that are bundled apart from the others: without imports, and not loaded by all visitors.
 * Together with them, esbuild would put its helpers into one more file, which all would fetch.
 */
const SEPARATE = [
  "sound_player.js",
  ...filesIn(join(SOURCES, "languages")).map((path) => `languages/${path}`),
];

/** Files that are sent as they are. */
const COPIED = ["icon.svg", "icon-180.png", "icon-512.png", "reference.css", "app.webmanifest"];

const MINIFIED = {
  minify: true,
  target: "es2022",
  charset: /** @type {const} */ ("utf8"),
  legalComments: /** @type {const} */ ("none"),
  logLevel: /** @type {const} */ ("warning"),
};

/** Write the bundle into a folder. @param {string} folder */
async function bundle(folder) {
  const files = join(folder, "files");
  mkdirSync(files, { recursive: true });
  const shared = {
    absWorkingDir: SOURCES,
    outdir: files,
    bundle: true,
    ...MINIFIED,
  };
  const apart = [...SEPARATE, "page.css"].map((path) => ({
    in: path,
    out: path.replaceAll("/", "-").replace(/\.\w+$/, ""),
  }));
  await build({ ...shared, entryPoints: apart, format: "esm" });
  await build({ ...shared, entryPoints: ["worker.js"], outdir: folder });
  const { metafile, outputFiles } = await build({
    ...shared,
    entryPoints: ["app.js"],
    format: "esm",
    minify: false, // below: here it would number all that files import from each other
    splitting: true,
    external: ["./sound_player.js"],
    metafile: true,
    write: false,
  });
  const names = namesOf(metafile.outputs);
  for (const { path, text } of outputFiles) {
    const linked = text
      .replace(/"\.\/([\w-]+\.js)"/g, (link, name) => (name in names ? `"./${names[name]}"` : link))
      .replace(/"\.\/(languages)\/(\w+\.js)"/g, '"./$1-$2"');
    const { code } = await transform(linked, { ...MINIFIED, format: "esm" });
    // What is minified has lines in templates only, whose indentation means nothing.
    writeFileSync(join(files, names[basename(path)]), code.replace(/\n +/g, "\n"));
  }
  for (const name of COPIED) writeFileSync(join(files, name), readFileSync(join(SOURCES, name)));
  const first = modulesOf(metafile.outputs, "app.js").map((name) => names[name]);
  const preloads = first.map((name) => `    <link rel="modulepreload" href="page/${name}" />\n`);
  const html = readFileSync(join(SOURCES, "index.html"), "utf8");
  writeFileSync(
    join(folder, "index.html"),
    html.replace(/ *<!-- modules -->\n/, preloads.sort().join("")),
  );
  const vendor = join(SOURCES, "vendor");
  for (const name of readdirSync(vendor).filter((each) => each.startsWith("LICENSE"))) {
    writeFileSync(join(folder, name), readFileSync(join(vendor, name)));
  }
}

/**
 * Return names without hashes by the names that esbuild gives: a view is named after its module,
 * what several views share after its largest one.
 * @param {import("esbuild").Metafile["outputs"]} outputs
 */
function namesOf(outputs) {
  /** @type {Record<string, string>} */
  const names = {};
  for (const [path, { entryPoint, inputs }] of Object.entries(outputs)) {
    const [largest] = Object.keys(inputs)
      .filter((source) => !source.startsWith("vendor/"))
      .sort((one, other) => inputs[other].bytesInOutput - inputs[one].bytesInOutput);
    names[basename(path)] = [...new Set((entryPoint ?? largest).split(/[/.]/))]
      .join("-")
      .replace(/-js$/, ".js");
  }
  const unique = new Set(Object.values(names));
  if (unique.size < Object.keys(names).length) throw new Error("two files have the same name");
  return names;
}

/**
 * Return the names of the modules that an entry point needs, itself included.
 * @param {import("esbuild").Metafile["outputs"]} outputs
 * @param {string} entryPoint
 */
function modulesOf(outputs, entryPoint) {
  const needed = /** @type {Set<string>} */ (new Set());
  /** @param {string} path */
  const add = (path) => {
    if (needed.has(path)) return;
    needed.add(path);
    for (const each of outputs[path].imports) {
      if (each.kind === "import-statement") add(each.path);
    }
  };
  const made = Object.keys(outputs).find((each) => outputs[each].entryPoint === entryPoint);
  if (made === undefined) throw new Error(`no module is made of ${entryPoint}`);
  add(made);
  return [...needed].map((path) => basename(path));
}

/** Replace the bundle by a new one. */
async function write() {
  rmSync(BUNDLE, { recursive: true, force: true });
  await bundle(BUNDLE);
  const size = filesIn(BUNDLE).reduce((sum, path) => sum + statSync(join(BUNDLE, path)).size, 0);
  console.log(`${relative(process.cwd(), BUNDLE)}: ${Math.round(size / 1024)} KiB`);
}

/** Compare the bundle with a new one. Returns whether they are equal. */
async function check() {
  const folder = mkdtempSync(join(tmpdir(), "bundle-"));
  try {
    await bundle(folder);
    const expected = filesIn(folder);
    const found = existsSync(BUNDLE) ? filesIn(BUNDLE) : [];
    const differing = [...new Set([...expected, ...found])].filter(
      (path) =>
        !expected.includes(path) ||
        !found.includes(path) ||
        !readFileSync(join(folder, path)).equals(readFileSync(join(BUNDLE, path))),
    );
    if (differing.length) {
      console.error(`the bundle is out of date: ${differing.join(", ")}; use npm run bundle`);
    }
    return differing.length === 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const [option] = process.argv.slice(2);
if (option === "--check") {
  process.exitCode = (await check()) ? 0 : 1;
} else {
  await write();
  if (option === "--watch") {
    let timer = /** @type {NodeJS.Timeout | undefined} */ (undefined);
    watch(SOURCES, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => write().catch((error) => console.error(String(error))), 100);
    });
  }
}
