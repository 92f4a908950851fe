/**
 * Keeps stories going when Chromium stops drawing. On a busy machine it has happened that a page got no animation frame any more although its
 * timers ran: every later story on that page then waited until its time was over.
 */

/** For how long (ms) a frame is waited for. A frame that is drawn comes within a tenth of it, even on a machine with other work. */
export const frameLimit = 3000

/** For how long (ms) one is waited for after one that did not come. */
const limitWhileStill = 100

let missed = 0
let isStill = false

/** How many frames did not come in time since this was last asked. */
export function takeMissedFrames(): number {
  const count = missed
  missed = 0
  return count
}

/** Lets a timer take the place of an animation frame that does not come within {@link frameLimit}. */
export function watchFrames(): void {
  const { requestAnimationFrame: request, cancelAnimationFrame: cancel, setTimeout: start, clearTimeout: stop } = window
  const timers = new Map<number, number>()
  const forget = (frame: number) => {
    stop(timers.get(frame))
    timers.delete(frame)
  }
  window.requestAnimationFrame = (callback) => {
    const frame = request((time) => {
      isStill = false
      forget(frame)
      callback(time)
    })
    const isLate = () => {
      timers.delete(frame)
      cancel(frame)
      isStill = true
      missed += 1
      callback(performance.now())
    }
    timers.set(frame, start(isLate, isStill ? limitWhileStill : frameLimit))
    return frame
  }
  window.cancelAnimationFrame = (frame) => {
    forget(frame)
    cancel(frame)
  }
}
