import { now } from '@/lib/clock.ts'

/** How long ago a key may have been pressed that is still done, in ms: who waits longer has gone on to something else. */
const maxAgeMs = 3000

/** What shows that a person has gone on to something else. */
const goesOn = ['pointerdown', 'focusin'] as const

let earlyKeys: { readonly event: KeyboardEvent; readonly pressedAt: number }[] = []
let pressedOn = ''
let endKeeping = () => {}

/** Keeps the keys pressed on the open page until the shortcuts have loaded, which they do when the browser is idle. @returns ends it */
export function keepEarlyKeys(): () => void {
  const clear = () => {
    earlyKeys = []
  }
  const keep = (event: KeyboardEvent) => {
    if (pressedOn !== location.href) clear()
    pressedOn = location.href
    if (!isTypedText(event)) earlyKeys.push({ event, pressedAt: now().getTime() })
  }
  document.addEventListener('keydown', keep)
  for (const type of goesOn) document.addEventListener(type, clear)
  endKeeping = () => {
    document.removeEventListener('keydown', keep)
    for (const type of goesOn) document.removeEventListener(type, clear)
    clear()
  }
  return endKeeping
}

/** What is typed, a PIN included, is no shortcut and not kept. */
const isTypedText = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null

/** The keys that were just pressed on the open page before the shortcuts had loaded, the first one first. From now on none is kept. */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  const oldest = now().getTime() - maxAgeMs
  const taken = pressedOn === location.href ? earlyKeys.filter(({ pressedAt }) => pressedAt >= oldest) : []
  endKeeping()
  return taken.map(({ event }) => event)
}
