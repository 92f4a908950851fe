import { AlertTriangleIcon } from '../../../icons/AlertTriangleIcon.tsx'
import { CheckCircleIcon } from '../../../icons/CheckCircleIcon.tsx'
import { CircleHalfIcon } from '../../../icons/CircleHalfIcon.tsx'
import { MinusCircleIcon } from '../../../icons/MinusCircleIcon.tsx'
import { SparkleIcon } from '../../../icons/SparkleIcon.tsx'
import { XCircleIcon } from '../../../icons/XCircleIcon.tsx'

/** The icon of a tone, where a state has none of its own, so that a state looks the same in a list and in a calendar. */
export const statusIcons = {
  neutral: MinusCircleIcon,
  info: CircleHalfIcon,
  success: CheckCircleIcon,
  warning: AlertTriangleIcon,
  danger: XCircleIcon,
  brand: SparkleIcon,
} as const
