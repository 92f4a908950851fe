export {
  Money,
  moneySigns,
  moneySizes,
  moneyTones,
  type MoneyProps,
  type MoneySign,
  type MoneySize,
  type MoneyTone,
} from './Money.tsx'
