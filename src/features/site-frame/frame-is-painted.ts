/** Resolves when the next frame is on the screen: what follows keeps nobody waiting for it. */
export const frameIsPainted = () =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
