const controls = 'input:not([type="hidden"]), select, textarea, button, [tabindex]'

/**
 * Puts the focus into the field with this id, or into the chosen or first control of a group, and brings its label into view.
 * False when there is none.
 */
export function focusField(id: string): boolean {
  const field = document.getElementById(id)
  const target =
    field?.matches(controls) === true
      ? field
      : (field?.querySelector<HTMLElement>('input:checked') ?? field?.querySelector<HTMLElement>(controls))
  if (target === null || target === undefined) return false
  target.focus({ preventScroll: true })
  // Scrolls to the whole field, so that the label above the control is visible too.
  const whole = target.closest('[data-component]') ?? target
  whole.scrollIntoView({ block: 'nearest' })
  return true
}
