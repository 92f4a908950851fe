import type { ReactNode } from 'react'
import { Card } from '@/design-system/components/Card/index.ts'

/** Wraps the only content of a page's body, so that an error looks the same on every page. */
export const wrapInCard = (part: ReactNode) => <Card padding="lg">{part}</Card>
