export {
  Rating,
  ratingSizes,
  ratingVariants,
  type RatingProps,
  type RatingSize,
  type RatingVariant,
  type RatingLabels,
} from './Rating.tsx'
export { RatingField, type RatingFieldProps, type RatingStep } from './RatingField.tsx'
