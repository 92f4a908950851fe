/**
 * Sets the value of an input as if it had been typed: React, form libraries and event listeners are notified, whether or not it is
 * controlled.
 */
export function setValueAsTyped(input: HTMLInputElement, value: string): void {
  // React overrides the property on the element to track its own changes; the prototype's setter bypasses that.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
