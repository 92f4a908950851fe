import type { ReactNode } from 'react'
import { AuthLayout } from '@/design-system/components/AuthLayout/index.ts'
import { DisplayHeading } from '@/design-system/components/DisplayHeading/index.ts'
import { SidePanel } from '@/design-system/components/SidePanel/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { panel } from '../copy-panel.ts'

interface AuthPageProps {
  /** An illustration above the heading, for a completed flow. */
  picture?: ReactNode
  /** The page's heading; takes the focus after a navigation. */
  title: string
  intro: ReactNode
  /** A notice above the form with the reason for the redirect. */
  notice?: ReactNode
  children: ReactNode
  /** Links to other pages, below the form. */
  footer?: ReactNode
}

/** The layout of every public form: the side panel (spec S1-1), the heading, the form and the links. */
export function AuthPage({ picture, title, intro, notice, children, footer }: AuthPageProps) {
  return (
    <AuthLayout panel={<SidePanel {...panel} />}>
      <Stack space={6}>
        {picture && <div>{picture}</div>}
        <Stack space={2}>
          <DisplayHeading level={1} tabIndex={-1}>
            {title}
          </DisplayHeading>
          <Text size="bodyLarge" tone="muted">
            {intro}
          </Text>
        </Stack>
        {notice}
        {children}
        {footer}
      </Stack>
    </AuthLayout>
  )
}
