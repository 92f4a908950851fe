import type { ReactNode } from 'react'
import { Card } from '@/design-system/components/Card/index.ts'

/** The frame of what stands alone in a page's body: an error looks the same on every page. */
export const wrapInCard = (part: ReactNode) => <Card padding="lg">{part}</Card>
