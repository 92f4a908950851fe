export { MoneyField, type MoneyChange, type MoneyFieldProps } from './MoneyField.tsx'
