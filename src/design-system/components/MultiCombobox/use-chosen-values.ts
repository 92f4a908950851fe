import { useState } from 'react'
import { invariantDev } from '../../lib/invariant-dev.ts'
import { type ChoiceLabels, type ChoiceOption } from '../private/Choice/index.ts'

interface ChosenValuesOptions {
  values: readonly string[]
  onChange: (event: { values: readonly string[] }) => void
  max: number | undefined
  /** The options that are there at present: all of them, or those of the last search. */
  options: readonly ChoiceOption[]
  /** The name of a value that is not among `options`. */
  labelOf: ((value: string) => string | undefined) | undefined
  labels: ChoiceLabels
}

/** The chosen values of a field, and what changes them. */
interface ChosenValues {
  /** The limit is reached. */
  full: boolean
  /** The reason why no more values can be chosen; undefined while they can. */
  fullText: string | undefined
  labelFor: (value: string) => string
  /** Adds a value and returns the announcement. */
  add: (option: ChoiceOption) => string
  /** Removes a value and returns the announcement. */
  remove: (value: string) => string
}

/** Adds and removes values within the limit, and keeps the names of those that were chosen. */
export function useChosenValues({
  values,
  onChange,
  max,
  options,
  labelOf,
  labels,
}: ChosenValuesOptions): ChosenValues {
  invariantDev(
    max === undefined || max > 0,
    "MultiCombobox: 'max' is how many can be chosen. Leave it out for no limit, or use 'readOnly' for none.",
  )
  // Stored, because the options of the next search may not contain them.
  const [chosenLabels, setChosenLabels] = useState<ReadonlyMap<string, string>>(new Map())

  const labelFor = (value: string): string =>
    options.find((option) => option.value === value)?.label ?? chosenLabels.get(value) ?? labelOf?.(value) ?? value

  const full = max !== undefined && values.length >= max
  const add = (option: ChoiceOption) => {
    setChosenLabels(new Map(chosenLabels).set(option.value, option.label))
    onChange({ values: [...values, option.value] })
    return labels.added(option.label)
  }
  const remove = (value: string) => {
    onChange({ values: values.filter((other) => other !== value) })
    return labels.removed(labelFor(value))
  }

  return { full, fullText: full ? labels.full(max) : undefined, labelFor, add, remove }
}
