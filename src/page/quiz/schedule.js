// Spaced repetition with FSRS, as in `lexicon_fast.study.schedule`: the same answers lead to the
// same schedule on the page and in the terminal. Times are in whole seconds since 1970.

import { FSRSAlgorithm, generatorParameters } from "../vendor/ts-fsrs.js";

/**
 * How well a question is remembered. step: of learning, null in REVIEW; stability: days after which
 * nine of ten such questions are still remembered; difficulty: 1 to 10.
 * @typedef {{ state: number, step: number | null, stability: number, difficulty: number,
 *             due: number, last_review: number }} Memory
 * @typedef {"again" | "hard" | "good" | "easy"} Rating
 */

// States of FSRS.
export const LEARNING = 1;
export const REVIEW = 2;
export const RELEARNING = 3;

/** Ratings, from the worst. @type {Rating[]} */
export const RATINGS = ["again", "hard", "good", "easy"];

const MINUTE = 60;
export const DAY = 86_400;
/** Steps in seconds, the same as in the library `fsrs`. */
const STEPS = /** @type {Record<number, number[]>} */ ({
  [LEARNING]: [MINUTE, 10 * MINUTE],
  [RELEARNING]: [10 * MINUTE],
});

const EASY_SECONDS = 3;
const EASY_SECONDS_PER_ANSWER = 2;
const GOOD_FACTOR = 4;

const algorithm = new FSRSAlgorithm(
  generatorParameters({ request_retention: 0.9, maximum_interval: 36_500 }),
);

/**
 * Return the memory after a review.
 *
 * A time before the last review, as of a clock that was set back, counts as that review's.
 * @param {Memory | null} memory null for a new question
 * @param {Rating} rating
 * @param {number} now
 * @returns {Memory}
 */
export function review(memory, rating, now) {
  const at = Math.max(now, memory?.last_review ?? 0);
  const days = memory ? Math.floor((at - memory.last_review) / DAY) : 0;
  const { stability, difficulty } = algorithm.next_state(memory, days, RATINGS.indexOf(rating) + 1);
  const next = learningStep(memory, rating);
  const seconds = next.seconds ?? DAY * algorithm.next_interval(stability, days);
  return {
    state: next.state,
    step: next.step,
    stability,
    difficulty,
    due: at + seconds,
    last_review: at,
  };
}

/**
 * Return the next state and step, and the seconds until it; without seconds, the stability decides.
 * @param {Memory | null} memory
 * @param {Rating} rating
 * @returns {{ state: number, step: number | null, seconds?: number }}
 */
function learningStep(memory, rating) {
  const state = memory?.state ?? LEARNING;
  const learned = { state: REVIEW, step: null };
  if (state === REVIEW) {
    return rating === "again"
      ? { state: RELEARNING, step: 0, seconds: STEPS[RELEARNING][0] }
      : learned;
  }
  const steps = STEPS[state];
  const step = memory?.step ?? 0;
  if (rating === "again") return { state, step: 0, seconds: steps[0] };
  if (rating === "easy" || step >= steps.length) return learned;
  if (rating === "good") {
    return step + 1 === steps.length
      ? learned
      : { state, step: step + 1, seconds: steps[step + 1] };
  }
  const hard = steps.length === 1 ? 1.5 * steps[0] : (steps[0] + steps[1]) / 2;
  return { state, step, seconds: step === 0 ? hard : steps[step] };
}

/**
 * Return the rating of an attempt, as `lexicon_fast.study.attempt.rate` does.
 * @param {number} answers
 * @param {number} missing
 * @param {number} wrong
 * @param {number} seconds from the question to the end
 * @returns {Rating}
 */
export function rate(answers, missing, wrong, seconds) {
  const easy = EASY_SECONDS + EASY_SECONDS_PER_ANSWER * answers;
  if (missing) return "again";
  if (wrong || seconds > GOOD_FACTOR * easy) return "hard";
  return seconds <= easy ? "easy" : "good";
}
