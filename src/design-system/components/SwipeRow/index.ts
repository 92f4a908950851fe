export { SwipeRow, swipeActionTones, type SwipeAction, type SwipeActionTone, type SwipeRowProps } from './SwipeRow.tsx'
