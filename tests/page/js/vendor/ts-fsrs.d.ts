// Types of what the page uses of vendor/ts-fsrs.js, from the npm package ts-fsrs.

interface MemoryState {
  stability: number;
  difficulty: number;
}
interface Parameters {
  request_retention: number;
  maximum_interval: number;
}
export function generatorParameters(props?: Partial<Parameters>): Parameters;
export class FSRSAlgorithm {
  constructor(parameters: Partial<Parameters>);
  /** days: whole ones since the last review; grade: from 1, "again", to 4, "easy". */
  next_state(memory: MemoryState | null, days: number, grade: number): MemoryState;
  /** Return whole days. */
  next_interval(stability: number, elapsedDays: number): number;
}
