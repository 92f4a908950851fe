export {
  RadioCards,
  radioCardsLayouts,
  type RadioCardOption,
  type RadioCardsLayout,
  type RadioCardsProps,
} from './RadioCards.tsx'
