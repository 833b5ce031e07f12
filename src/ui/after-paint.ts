/**
 * Does the work of a press after the frame that shows the press itself: what the browser marks by itself (a
 * tick, a pressed button) is seen at once, and what follows from it is one frame later.
 */
export const afterPaint = (work: () => void): void => void requestAnimationFrame(() => setTimeout(work))
