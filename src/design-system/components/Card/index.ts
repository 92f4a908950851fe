export { Card, cardElements, cardPaddings, type CardElement, type CardPadding, type CardProps } from './Card.tsx'
