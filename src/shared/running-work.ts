/** What goes on when its page is left, and ends with the log-out: of each a sentence for the person who logs out. */
const running = new Map<object, string>()

/** Says that something runs, or has ended. @param work what identifies it @param loss what logging out would do to it; undefined when it has ended */
export function noteRunning(work: object, loss: string | undefined): void {
  if (loss === undefined) running.delete(work)
  else running.set(work, loss)
}

/** What logging out would do to what runs now. */
export const runningLosses = (): readonly string[] => [...running.values()]
