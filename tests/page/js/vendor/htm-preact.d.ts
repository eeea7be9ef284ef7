// Types of vendor/htm-preact.js, from the npm package preact.

import type { VNode } from "preact";

export { render } from "preact";
export * from "preact/hooks";

/** Values of a template; functions are listed so that listeners written in it need no types. */
type Value = ((...args: any[]) => any) | object | string | number | boolean | null | undefined;

export function html(strings: TemplateStringsArray, ...values: Value[]): VNode;
