// Bundle the page: write lexicon_fast/server/bundle/, which the server sends, from its sources.
//
//     npm run bundle              write the bundle
//     npm run bundle -- --check   fail if the bundle that is there differs
//     npm run bundle -- --watch   write it after every change of a source
//
// Names of files contain a hash of their contents, so browsers can keep them for ever. The same
// sources always give the same bundle: the version of esbuild is fixed.

import { createHash } from "node:crypto";
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
import { basename, extname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

import { build } from "esbuild";

const SERVER = fileURLToPath(new URL("../../../lexicon_fast/server/", import.meta.url));
const SOURCES = join(SERVER, "page");
const BUNDLE = join(SERVER, "bundle");

/** The view that most visitors see first: its module is fetched together with the frame. */
const FIRST_VIEW = "start/start.js";

/**
 * Modules that are bundled apart from the others: rarely loaded, and without imports. Together with
 * them, esbuild would put its helpers into one more file, which every visitor would fetch.
 */
const SEPARATE = ["sound_player.js"];

/** Files that are sent as they are, under a name with a hash. */
const COPIED = ["icon.svg", "icon-180.png", "icon-512.png", "reference.css"];

/** @param {string | Buffer} contents */
function hashOf(contents) {
  return createHash("sha256").update(contents).digest("hex");
}

/** Return the paths of all files below a folder, sorted. @param {string} folder */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort();
}

/** Return the digest of all sources, by which tests notice a bundle that is out of date. */
function sourcesDigest() {
  const lines = filesIn(SOURCES).map(
    (path) => `${hashOf(readFileSync(join(SOURCES, path)))} ${path}\n`,
  );
  return hashOf(lines.join(""));
}

/** Write the bundle into a folder. @param {string} folder */
async function bundle(folder) {
  const files = join(folder, "files");
  mkdirSync(files, { recursive: true });
  const shared = {
    absWorkingDir: SOURCES,
    outdir: files,
    bundle: true,
    minify: true,
    target: "es2022",
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    charset: /** @type {const} */ ("utf8"),
    legalComments: /** @type {const} */ ("none"),
    logLevel: /** @type {const} */ ("warning"),
    metafile: true,
  };
  const separate = await build({ ...shared, entryPoints: SEPARATE, format: "esm" });
  const script = await build({
    ...shared,
    entryPoints: ["app.js"],
    format: "esm",
    splitting: true,
    plugins: [linkTo(separate.metafile.outputs)],
  });
  const styles = await build({ ...shared, entryPoints: ["page.css"] });
  const outputs = {
    ...separate.metafile.outputs,
    ...script.metafile.outputs,
    ...styles.metafile.outputs,
  };
  /** Names by source. @type {Record<string, string>} */
  const names = {};
  for (const [path, { entryPoint }] of Object.entries(outputs)) {
    if (entryPoint) names[entryPoint] = basename(path);
  }
  for (const source of COPIED) {
    const contents = readFileSync(join(SOURCES, source));
    const extension = extname(source);
    const stem = basename(source, extension);
    names[source] = `${stem}-${hashOf(contents).slice(0, 8).toUpperCase()}${extension}`;
    writeFileSync(join(files, names[source]), contents);
  }
  const app = {
    ...JSON.parse(readFileSync(join(SOURCES, "app.webmanifest"), "utf8")),
    icons: [
      { src: names["icon.svg"], sizes: "any", type: "image/svg+xml" },
      { src: names["icon-512.png"], sizes: "512x512", type: "image/png", purpose: "any maskable" },
    ],
  };
  const manifest = `${JSON.stringify(app, null, 2)}\n`;
  names["app.webmanifest"] = `app-${hashOf(manifest).slice(0, 8).toUpperCase()}.webmanifest`;
  writeFileSync(join(files, names["app.webmanifest"]), manifest);
  writeIndex(folder, names, modulesOf(script.metafile.outputs, ["app.js", FIRST_VIEW]));
  await writeWorker(folder, readdirSync(files).sort());
  const licences = readdirSync(join(SOURCES, "vendor")).filter((each) =>
    each.startsWith("LICENSE"),
  );
  for (const each of licences) {
    writeFileSync(join(folder, each), readFileSync(join(SOURCES, "vendor", each)));
  }
  const about = {
    sources: sourcesDigest(),
    names: Object.fromEntries(Object.entries(names).sort()),
  };
  writeFileSync(join(folder, "bundle.json"), `${JSON.stringify(about, null, 2)}\n`);
}

/**
 * Return a plugin with which imports of modules name the files that were already made of them.
 * @param {import("esbuild").Metafile["outputs"]} outputs
 * @returns {import("esbuild").Plugin}
 */
function linkTo(outputs) {
  return {
    name: "link",
    setup({ onResolve }) {
      for (const [path, { entryPoint }] of Object.entries(outputs)) {
        if (!entryPoint) continue;
        onResolve({ filter: new RegExp(`/${entryPoint.replace(".", "\\.")}$`) }, () => ({
          path: `./${basename(path)}`,
          external: true,
        }));
      }
    },
  };
}

/**
 * Return the names of the modules that entry points need, themselves included.
 * @param {import("esbuild").Metafile["outputs"]} outputs
 * @param {string[]} entryPoints
 */
function modulesOf(outputs, entryPoints) {
  const found = /** @type {Set<string>} */ (new Set());
  /** @param {string} path */
  const add = (path) => {
    if (found.has(path)) return;
    found.add(path);
    for (const each of outputs[path].imports) {
      if (each.kind === "import-statement") add(each.path);
    }
  };
  for (const entryPoint of entryPoints) {
    const path = Object.keys(outputs).find((each) => outputs[each].entryPoint === entryPoint);
    if (path === undefined) throw new Error(`no module is made of ${entryPoint}`);
    add(path);
  }
  return [...found].map((path) => basename(path));
}

/**
 * Write index.html: the source with the names of the files.
 * @param {string} folder
 * @param {Record<string, string>} names
 * @param {string[]} modules
 */
function writeIndex(folder, names, modules) {
  const source = readFileSync(join(SOURCES, "index.html"), "utf8");
  const html = source
    .replace(/(href|src)="page\/([^"]+)"/g, (_, attribute, path) => {
      if (!(path in names)) throw new Error(`index.html names page/${path}, which is not bundled`);
      return `${attribute}="page/${names[path]}"`;
    })
    .replace(
      / *<!-- modules -->\n/,
      modules.map((name) => `    <link rel="modulepreload" href="page/${name}" />\n`).join(""),
    );
  writeFileSync(join(folder, "index.html"), html);
}

/**
 * Write worker.js, the service worker, with the names of the files that it keeps.
 * @param {string} folder
 * @param {string[]} files
 */
async function writeWorker(folder, files) {
  const { outputFiles } = await build({
    absWorkingDir: SOURCES,
    entryPoints: ["worker.js"],
    bundle: true,
    minify: true,
    target: "es2022",
    write: false,
    define: {
      FILES: JSON.stringify(files.map((name) => `page/${name}`)),
      VERSION: JSON.stringify(hashOf(files.join()).slice(0, 12)), // their names have hashes
    },
  });
  writeFileSync(join(folder, "worker.js"), outputFiles[0].text);
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
