// Types of the server's messages, those of the client in examples/js, in the global namespace
// `Protocol`.

export * from "../../../examples/js/types/protocol.js";
export type {
  ServerHelloResult as HelloResult,
  ServerMethods as Methods,
} from "../../../examples/js/types/protocol.js";
export as namespace Protocol;
