import { Container } from '@/design-system/components/Container/index.ts'
import { DisplayHeading } from '@/design-system/components/DisplayHeading/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { Logo } from '@/design-system/components/Logo/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { paths } from '@/shared/paths.ts'
import { legal } from '../copy-legal.ts'
import * as styles from './legal-page.css.ts'

interface LegalPageProps {
  title: string
  intro: string
  sections: readonly { heading: string; text: string }[]
}

/** A page to read: terms or privacy. */
export function LegalPage({ title, intro, sections }: LegalPageProps) {
  return (
    <div className={styles.page}>
      <Container width="reading">
        <Stack space={{ mobile: 8, tablet: 12 }}>
          <header className={styles.logo}>
            <Logo size="md" />
          </header>
          <Stack as="main" id="main" space={8}>
            <Stack space={3}>
              <DisplayHeading level={1} tabIndex={-1}>
                {title}
              </DisplayHeading>
              <Text size="bodyLarge" tone="muted">
                {intro}
              </Text>
            </Stack>
            {sections.map(({ heading, text }) => (
              <Stack as="section" key={heading} space={2}>
                <Heading level={2} look="title">
                  {heading}
                </Heading>
                <Text size="bodyLarge">{text}</Text>
              </Stack>
            ))}
          </Stack>
          <footer>
            <Text tone="muted">
              <Link href={paths.signIn}>{legal.signIn}</Link>
            </Text>
          </footer>
        </Stack>
      </Container>
    </div>
  )
}
