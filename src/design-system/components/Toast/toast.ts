/** `danger` is read out immediately, the others when the screen reader pauses. */
export const toastTones = ['success', 'info', 'danger'] as const
export type ToastTone = (typeof toastTones)[number]

export interface ToastOptions {
  /** A second line, quieter than the message. */
  description?: string
  /** One action, which must be available elsewhere too, because the toast disappears by itself. */
  action?: { label: string; onPress: () => void }
  /** A toast with the id of one on screen replaces it. */
  id?: string
}

/** A queued message. */
export interface QueuedToast extends ToastOptions {
  id: string
  /** What it is about, by colour and icon. */
  tone: ToastTone
  /** What it says. */
  message: string
}

/** Draws toasts, and removes the one with an id. */
export interface ToastSink {
  draw: (toast: QueuedToast) => void
  dismiss: (id: string) => void
}

let lastId = 0
let sink: ToastSink | undefined
let waiting: readonly QueuedToast[] = []
const watchers = new Set<() => void>()

function show(tone: ToastTone, message: string, options: ToastOptions = {}): string {
  lastId += 1
  const queued: QueuedToast = { ...options, id: options.id ?? `toast-${lastId}`, tone, message }
  if (sink === undefined) {
    waiting = [...waiting, queued]
    for (const watcher of watchers) watcher()
  } else {
    sink.draw(queued)
  }
  return queued.id
}

/**
 * Shows a message for 4 seconds, at most three at a time. Callable from anywhere, also outside React and before the `Toaster` has
 * mounted. A message that needs an action belongs in an `Alert`. Each call returns the toast's id.
 */
export const toast = {
  success: (message: string, options?: ToastOptions): string => show('success', message, options),
  info: (message: string, options?: ToastOptions): string => show('info', message, options),
  error: (message: string, options?: ToastOptions): string => show('danger', message, options),
  /** Removes the toast with this id, where what it says is no longer true, such as the failure of a call that is tried again. */
  dismiss: (id: string): void => {
    waiting = waiting.filter((queued) => queued.id !== id)
    sink?.dismiss(id)
  },
}

/** Passes every queued and future toast to `next`, until the returned function is called. For the stack that draws them. */
export function drainToasts(next: ToastSink): () => void {
  sink = next
  const queuedToasts = waiting
  waiting = []
  for (const queued of queuedToasts) next.draw(queued)
  return () => {
    if (sink === next) sink = undefined
  }
}

/** Calls `watcher` for each toast without a stack that draws it. For the `Toaster`, which then loads the stack. */
export function watchWaitingToasts(watcher: () => void): () => void {
  watchers.add(watcher)
  if (waiting.length > 0) watcher()
  return () => {
    watchers.delete(watcher)
  }
}
