declare global {
  /** Whether `keepFrames` runs in this worker. */
  var keepsFrames: boolean | undefined
}

/**
 * Keeps the interval running with which jsdom draws animation frames and moves the focus from removed elements. jsdom starts it when it needs it: under fake
 * timers it would get one that never comes, and no later test of the worker would see a frame. Called at the start of each test file.
 */
export function keepFrames(): void {
  if (globalThis.keepsFrames === true) return
  globalThis.keepsFrames = true
  // Fake timers replace the global function.
  const nextFrame = requestAnimationFrame
  const draw = () => void nextFrame(draw)
  draw()
}
