// Short sounds, made by the browser.

/** Notes of each sound: hertz and seconds. @type {Record<string, [number, number][]>} */
const NOTES = {
  play: [[392, 0.1]],
  turn: [
    [659, 0.1],
    [880, 0.2],
  ],
  alarm: [
    [220, 0.15],
    [156, 0.25],
  ],
  end: [
    [523, 0.12],
    [659, 0.12],
    [784, 0.3],
  ],
};
const VOLUME = 0.2;
const ATTACK_SECONDS = 0.01; // without it, notes click
const SILENCE = 0.001;

let audio = /** @type {AudioContext | null} */ (null);

/**
 * Play sounds one after the other; none before the first click or key of the player.
 * @param {import("./preferences.js").Sound[]} sounds
 */
export function play(sounds) {
  if (!window.AudioContext || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state !== "running") audio.resume();
  let start = audio.currentTime;
  for (const [hertz, seconds] of sounds.flatMap((sound) => NOTES[sound])) {
    playNote(audio, hertz, start, seconds);
    start += seconds;
  }
}

/**
 * @param {AudioContext} context
 * @param {number} hertz
 * @param {number} start
 * @param {number} seconds
 */
function playNote(context, hertz, start, seconds) {
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(VOLUME, start + ATTACK_SECONDS);
  volume.gain.exponentialRampToValueAtTime(SILENCE, start + seconds);
  volume.connect(context.destination);
  const tone = context.createOscillator();
  tone.type = "triangle";
  tone.frequency.value = hertz;
  tone.connect(volume);
  tone.start(start);
  tone.stop(start + seconds);
}
