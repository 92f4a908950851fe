export {
  MoneyField,
  moneyFieldSizes,
  type MoneyChange,
  type MoneyFieldProps,
  type MoneyFieldSize,
  type MoneyFormat,
  type MoneyProblem,
} from './MoneyField.tsx'
