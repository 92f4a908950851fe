const pressed = new Set<string>()

const modifiers = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph'])

/** The names that `src/design-system/docs/component-docs.ts` has for a pressed key: for a letter or a digit its own and the one for all of them. */
function namesOf({ key, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent): readonly string[] {
  if (modifiers.has(key)) return []
  const held = [ctrlKey && 'Control', altKey && 'Alt', metaKey && 'Meta'].filter((name) => name !== false)
  const isCharacter = key.length === 1 && key !== ' '
  const name = key === ' ' ? 'Space' : isCharacter ? key.toUpperCase() : key
  // Shift is part of how a character is typed, and a key of its own with everything else.
  const whole = [...held, ...(shiftKey && !isCharacter ? ['Shift'] : []), name].join('+')
  if (held.length > 0) return [whole]
  if (/^\p{L}$/u.test(name)) return [whole, 'a letter']
  return /^\d$/.test(name) ? [whole, 'a digit'] : [whole]
}

/** Starts listening for keys, once per page load: the keyboard table of a component is compared with those that its stories press. */
export function watchKeys(): void {
  const note = (event: KeyboardEvent) => {
    for (const name of namesOf(event)) pressed.add(name)
  }
  globalThis.addEventListener('keydown', note, { capture: true })
}

/** Empties the list before a story starts. */
export function forgetKeys(): void {
  pressed.clear()
}

/** The keys that were pressed since the story started, by their names in keyboard tables. */
export const pressedKeys = (): readonly string[] => [...pressed]
