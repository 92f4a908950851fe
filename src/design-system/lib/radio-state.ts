interface Radios {
  /** The chosen value; null for none, undefined to let the inputs keep it. */
  value: string | null | undefined
  defaultValue: string | undefined
  onChange: unknown
}

/** What a native radio button of a set is told: whether it is the chosen one, or the first to be. @param option the value it stands for */
export function radioState(option: string, { value, defaultValue, onChange }: Radios) {
  return value === undefined
    ? { defaultChecked: defaultValue === option }
    : { checked: value === option, readOnly: onChange === undefined }
}
