/** How far a finger that rests may move, in CSS pixels; otherwise it scrolls. */
export const fingerThreshold = 10;
/** How long a finger rests before that means something else than a tap, in milliseconds. */
export const longPress = 500;
