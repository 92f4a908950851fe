export { Combobox, type ComboboxProps } from './Combobox.tsx'
export { type ChoiceOption as ComboboxOption, type ChoiceLabels as ComboboxLabels } from '../private/Choice/index.ts'
