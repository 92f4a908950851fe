/** The value among a field's options that was chosen; undefined for the empty one. */
export function findOptionValue<Value extends string>(
  options: readonly { value: Value }[],
  value: string,
): Value | undefined {
  return options.find((option) => option.value === value)?.value
}
