import type { ReactElement } from 'react'
import { ArrowRightIcon } from '@/design-system/icons/ArrowRightIcon.tsx'
import { CheckCircleIcon } from '@/design-system/icons/CheckCircleIcon.tsx'
import { CreditCardIcon } from '@/design-system/icons/CreditCardIcon.tsx'
import { EyeIcon } from '@/design-system/icons/EyeIcon.tsx'
import { FileIcon } from '@/design-system/icons/FileIcon.tsx'
import { FileTextIcon } from '@/design-system/icons/FileTextIcon.tsx'
import { MailIcon } from '@/design-system/icons/MailIcon.tsx'
import { RefreshIcon } from '@/design-system/icons/RefreshIcon.tsx'
import { StarIcon } from '@/design-system/icons/StarIcon.tsx'
import { TrashIcon } from '@/design-system/icons/TrashIcon.tsx'
import { UsersIcon } from '@/design-system/icons/UsersIcon.tsx'
import { WalletIcon } from '@/design-system/icons/WalletIcon.tsx'
import { XCircleIcon } from '@/design-system/icons/XCircleIcon.tsx'
import type { RowActionId } from '../model/row-actions.ts'

/** The icon of an action in a row's menu. */
export const actionIcons: Readonly<Record<RowActionId, ReactElement>> = {
  continue: <ArrowRightIcon />,
  continuePayment: <CreditCardIcon />,
  checkPayment: <CheckCircleIcon />,
  delete: <TrashIcon />,
  reviewApplicants: <UsersIcon />,
  reviewTasks: <UsersIcon />,
  hire: <MailIcon />,
  edit: <FileTextIcon />,
  republish: <RefreshIcon />,
  cancel: <XCircleIcon />,
  callSheet: <FileIcon />,
  rate: <StarIcon />,
  receipts: <WalletIcon />,
  view: <EyeIcon />,
}
