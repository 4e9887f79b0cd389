/** The sound output of this page. It starts with the first gesture, at the volume of the settings. */
import type { Element } from "../art/elements";
import { Sound, type Cue } from "../sound";
import { captions } from "./captions.svelte";
import { prefs } from "./prefs.svelte";

const sound = new Sound();
for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, () => sound.wake(), { once: true });

/** Play a cue. Returns whether it was audible. */
export function cue(name: Cue, grains?: number): boolean {
  sound.volume = prefs.now.volume;
  captions.show(name);
  return sound.play(name, grains);
}

export function motif(element: Element): boolean {
  sound.volume = prefs.now.volume;
  return sound.motif(element);
}
