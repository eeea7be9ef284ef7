// Write the types of the package, or check that they are up to date.
//
//     node scripts/write_types.js DOCS [--check]
//
// types/protocol.d.ts has the messages, from protocol.schema.json and server.schema.json in the
// folder DOCS. The other files in types/ are those that TypeScript derives from src/.

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

import { compile } from "json-schema-to-typescript";
import ts from "typescript";

const PACKAGE = fileURLToPath(new URL("..", import.meta.url));
const SCHEMAS = ["protocol.schema.json", "server.schema.json"];

/** Types that no public type refers to. */
const INTERNAL = ["connection.d.ts", "lines.d.ts"];

/** Definitions of whole messages, which the client wraps and unwraps. */
const MESSAGES = ["Request", "Reply", "ErrorReply", "Notification"];

/**
 * @typedef {import("json-schema-to-typescript").JSONSchema} Schema
 * @typedef {{ $defs: Record<string, any>, "x-methods": Record<string, any>,
 *             "x-games": Record<string, any> }} Document
 */

/**
 * Return the schema of an object with these fields.
 * @param {string} description
 * @param {Record<string, Schema>} properties
 * @returns {Schema}
 */
function objectOf(description, properties) {
  const required = Object.keys(properties);
  return { description, type: "object", properties, required, additionalProperties: false };
}

/**
 * Return the schema of a map of methods.
 * @param {string} description
 * @param {Document} document
 */
function methodsOf(description, document) {
  const methods = Object.entries(document["x-methods"]).map(([name, { params, result }]) => [
    name,
    { type: "object", properties: { params, result }, required: ["params", "result"] },
  ]);
  return objectOf(description, Object.fromEntries(methods));
}

/**
 * Return the schema of a map of notifications to their params.
 * @param {string} description
 * @param {Document} document
 */
function notificationsOf(description, document) {
  const all = document.$defs.Notification.oneOf.map((/** @type {any} */ { properties }) => [
    properties.method.const,
    properties.params,
  ]);
  return objectOf(description, Object.fromEntries(all));
}

/** Members of a schema that say nothing about the type. */
const ANNOTATIONS = ["default", "description", "examples"];

/**
 * Return a value of a schema as the generator understands it: any JSON is not an object, arrays of
 * a fixed length are as in draft 7, and others have no limits, which would become long tuples.
 * @param {string} _key
 * @param {any} value
 */
function simplified(_key, value) {
  if (
    typeof value?.description === "string" &&
    Object.keys(value).every((name) => ANNOTATIONS.includes(name))
  ) {
    return { ...value, tsType: "any" };
  }
  if (value?.type !== "array") return value;
  const { minItems, maxItems, prefixItems, ...rest } = value;
  if (!prefixItems) return rest;
  return { ...rest, minItems, maxItems, items: prefixItems, additionalItems: false };
}

/**
 * Return a document of the server whose definitions have other names than different ones of the
 * engine.
 * @param {Document} engine
 * @param {Document} server
 * @returns {Document}
 */
function renamed(engine, server) {
  let text = JSON.stringify(server);
  for (const [name, schema] of Object.entries(server.$defs)) {
    const other = engine.$defs[name];
    if (MESSAGES.includes(name) || !other || JSON.stringify(other) === JSON.stringify(schema)) {
      continue;
    }
    text = text
      .replaceAll(`"#/$defs/${name}"`, `"#/$defs/Server${name}"`)
      .replaceAll(`"${name}":{"title":"${name}"`, `"Server${name}":{"title":"Server${name}"`);
  }
  return JSON.parse(text);
}

/**
 * Return the types of all messages.
 * @param {string} folder of the schemas
 */
async function protocolTypes(folder) {
  const texts = SCHEMAS.map((name) => readFileSync(join(folder, name), "utf8"));
  const [engine, other] = texts.map((text) => JSON.parse(text, simplified));
  const server = renamed(engine, other);
  /** @type {Record<string, Schema>} */
  const definitions = {
    ...engine.$defs,
    ...server.$defs,
    ServerMethods: methodsOf("Methods of the server, with their params and results.", server),
    Notifications: notificationsOf("Notifications of the server, with their params.", server),
    GameTypes: objectOf(
      "Types of each game's JSON.",
      Object.fromEntries(
        Object.entries(engine["x-games"]).map(([game, types]) => [
          game,
          objectOf(`Types of ${game}.`, types),
        ]),
      ),
    ),
  };
  for (const name of MESSAGES) delete definitions[name];
  const root = methodsOf("Methods of the engine, with their params and results.", engine);
  const digest = createHash("sha256").update(texts.join("")).digest("hex");
  const text = await compile({ ...root, $defs: definitions }, "EngineMethods", {
    additionalProperties: false,
    bannerComment: `// Written by scripts/write_types.js from schemas with the SHA-256\n// ${digest}.`,
    unknownAny: false,
    unreachableDefinitions: true,
    style: { printWidth: 100 },
  });
  return (
    text
      // Where a type comes from in the schema, which the generator adds to each.
      .replaceAll(/ \*\n( \*\n)? \* This interface was referenced by .*\n \* via the .*\n/g, "")
      .replaceAll(/\/\*\*\n \* This interface was referenced by .*\n \* via the .*\n \*\/\n/g, "")
      // Docstrings of Python are indented.
      .replaceAll(/^( *\*) {2,}/gm, "$1 ")
  );
}

/**
 * Return the files that TypeScript derives from the sources, by name. Throws for errors in types.
 * @param {string} protocol the types of all messages
 */
function sourceTypes(protocol) {
  const { config } = ts.readConfigFile(join(PACKAGE, "tsconfig.json"), ts.sys.readFile);
  const options = {
    ...ts.convertCompilerOptionsFromJson(config.compilerOptions, PACKAGE).options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    outDir: join(PACKAGE, "types"),
    rootDir: join(PACKAGE, "src"),
    typeRoots: [join(PACKAGE, "node_modules", "@types")],
  };
  const host = ts.createCompilerHost(options);
  const path = join(PACKAGE, "types", "protocol.d.ts");
  const { fileExists, readFile } = host;
  host.fileExists = (name) => name === path || fileExists(name);
  host.readFile = (name) => (name === path ? protocol : readFile(name));
  const sources = readdirSync(join(PACKAGE, "src")).map((name) => join(PACKAGE, "src", name));
  const program = ts.createProgram(sources, options, host);
  const faults = ts.getPreEmitDiagnostics(program);
  if (faults.length) throw new Error(ts.formatDiagnostics(faults, host));
  /** @type {Record<string, string>} */
  const files = {};
  const write = (/** @type {string} */ name, /** @type {string} */ text) => {
    if (!INTERNAL.includes(basename(name))) files[basename(name)] = withoutUnusedImports(text);
  };
  program.emit(undefined, write, undefined, true, { afterDeclarations: [withoutInternal] });
  return files;
}

/**
 * Remove the members of classes that are marked as internal: TypeScript does so only for its own
 * language.
 * @param {ts.TransformationContext} context
 * @returns {ts.Transformer<any>}
 */
function withoutInternal(context) {
  /** @type {ts.Visitor} */
  const visit = (node) => {
    const tags = ts.isClassElement(node) ? ts.getJSDocTags(ts.getOriginalNode(node)) : [];
    if (!tags.some((tag) => tag.tagName.text === "internal")) {
      return ts.visitEachChild(node, visit, context);
    }
    if (!ts.isConstructorDeclaration(node)) return undefined;
    const modifiers = [ts.factory.createModifier(ts.SyntaxKind.ProtectedKeyword)];
    return ts.factory.createConstructorDeclaration(modifiers, [], undefined);
  };
  return (file) => ts.visitEachChild(file, visit, context);
}

/**
 * Remove imports of types that only internal members used, and comments that repeat imports.
 * @param {string} text
 */
function withoutUnusedImports(text) {
  const shorter = text.replaceAll(/^\/\*\*\n(?: \* @import .*\n)+ \*\/\n/gm, "");
  return shorter.replaceAll(/^import (?:type )?\{ (\w+) \} from .*\n/gm, (line, name) => {
    const used = shorter.match(new RegExp(`\\b${name}\\b(?!\\.js)`, "g")) ?? [];
    return used.length === 1 ? "" : line;
  });
}

async function main() {
  const [folder, ...options] = process.argv.slice(2);
  const check = options.length === 1 && options[0] === "--check";
  if (!folder || (options.length && !check)) {
    throw new Error("use: node scripts/write_types.js DOCS [--check]");
  }
  const protocol = await protocolTypes(folder);
  const files = { "protocol.d.ts": protocol, ...sourceTypes(protocol) };
  const types = join(PACKAGE, "types");
  const old = existsSync(types) ? readdirSync(types) : [];
  const superfluous = old.filter((name) => !(name in files));
  if (check) {
    const different = Object.entries(files).filter(
      ([name, text]) => !old.includes(name) || readFileSync(join(types, name), "utf8") !== text,
    );
    const stale = [...different.map(([name]) => name), ...superfluous];
    if (stale.length) throw new Error(`out of date: ${stale.join(", ")}; run: npm run types`);
    return;
  }
  mkdirSync(types, { recursive: true });
  for (const name of superfluous) rmSync(join(types, name));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(types, name), text);
}

try {
  await main();
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
