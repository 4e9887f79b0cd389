/** The settings, kept in this browser: read `now`, change them with `set`. */
export const PACES = ["instant", "quick", "steady", "slow", "step"] as const;
export type PaceName = (typeof PACES)[number];
export const TEXTS = [100, 125, 150, 200] as const;
export const MOTIONS = ["machine", "calm", "full"] as const;
export const CONFIRMS = ["never", "places", "always"] as const;

export interface Likes {
  pace: PaceName;
  text: (typeof TEXTS)[number];
  motion: (typeof MOTIONS)[number];
  volume: number;
  turnSound: boolean;
  captions: boolean;
  confirm: (typeof CONFIRMS)[number];
  hints: boolean;
  letters: boolean;
  keys: Record<string, string>;
}

const KEPT = "matanui.likes";
export const USUAL: Likes = {
  pace: "quick",
  text: 100,
  motion: "machine",
  volume: 0.4,
  turnSound: true,
  captions: false,
  confirm: "places",
  hints: true,
  letters: true,
  keys: {},
};

function kept(): Likes {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Likes>) };
  } catch {
    return { ...USUAL };
  }
}

class Prefs {
  now: Likes = $state.raw(kept());

  set<K extends keyof Likes>(name: K, value: Likes[K]): void {
    this.now = { ...this.now, [name]: value };
    localStorage.setItem(KEPT, JSON.stringify(this.now));
    this.wear();
  }

  /** Restore the defaults. */
  reset(): void {
    this.now = { ...USUAL };
    localStorage.removeItem(KEPT);
    this.wear();
  }

  /** Is reduced motion wanted, by these settings or by those of the machine? */
  get calm(): boolean {
    const { motion } = this.now;
    return motion === "calm" || (motion === "machine" && matchMedia("(prefers-reduced-motion: reduce)").matches);
  }

  /** Apply the settings that concern the whole page. */
  wear(): void {
    const root = document.documentElement;
    root.style.fontSize = this.now.text === 100 ? "" : `${this.now.text}%`;
    root.dataset["text"] = this.now.text > 125 ? "large" : "usual";
    root.dataset["motion"] = this.calm ? "calm" : "full";
  }
}

export const prefs = new Prefs();
