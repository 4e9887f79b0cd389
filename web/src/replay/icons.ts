/** Signs of the controls, in a box of 24. */
const BACK = "M17 5V19L8 12z";
const ON = "M7 5V19L16 12z";
export const ICONS = {
  first: `M5 5H8V19H5z${BACK}`,
  "previous-turn": "M12.500 5V19L4 12zM20.500 5V19L12 12z",
  previous: BACK,
  play: "M7 4V20L19 12z",
  pause: "M6 5H10V19H6zM14 5H18V19H14z",
  next: ON,
  "next-turn": "M3.500 5V19L12 12zM11.500 5V19L20 12z",
  last: `${ON}M16 5H19V19H16z`,
} as const;
export type Icon = keyof typeof ICONS;
