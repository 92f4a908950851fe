export {
  MoneyField,
  moneyFieldSizes,
  type MoneyChange,
  type MoneyFieldProps,
  type MoneyFieldSize,
} from './MoneyField.tsx'
