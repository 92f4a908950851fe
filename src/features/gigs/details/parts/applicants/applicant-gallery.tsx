import { useState } from 'react'
import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import { Badge } from '@/design-system/components/Badge/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { Spread } from '@/design-system/components/Spread/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { Tiles } from '@/design-system/components/Tiles/index.ts'
import { placePay } from '@/rules/gig-price.ts'
import { ApplicantCell } from '@/shared/people/applicant-cell.tsx'
import { applicantHref, askedKobo } from '@/shared/people/applicant-search.ts'
import { DecisionActions } from '@/shared/people/decision-actions.tsx'
import { decidedLabels } from '@/shared/people/decision-marks.ts'
import { isDeciding, isHireable } from '@/shared/people/hire/hire-rules.ts'
import type { HireFlow } from '@/shared/people/hire/use-hire.ts'
import type { Clashes } from '@/shared/people/use-clashes.ts'
import type { Decide } from '@/shared/people/use-decide.ts'
import type { GigPage } from '../../data/use-gig-page.ts'
import { PortfolioStrip } from './portfolio-strip.tsx'

/** How many applicants are shown before 'Show more': each reads a profile. */
const pageSize = 12

interface ApplicantGalleryProps extends Pick<GigPage, 'gig' | 'search'> {
  applicants: readonly Applicant[]
  decide: Decide
  hire: HireFlow
  fresh: ReadonlySet<string>
  clashes: Clashes
}

/** The applicants by their work, for crafts whose work can be looked at. */
export function ApplicantGallery({ gig, applicants, search, decide, hire, fresh, clashes }: ApplicantGalleryProps) {
  const [shown, setShown] = useState(pageSize)
  const payKobo = placePay(gig)
  return (
    <Stack space={4}>
      <Tiles as="ul" aria-label="Applicants" columns={{ mobile: 1, tablet: 2, desktop: 3 }} space={4}>
        {applicants.slice(0, shown).map((applicant) => {
          const mark = decide.marks.get(applicant.id)
          const isDecided = mark?.kind === 'decided'
          return (
            <Card key={applicant.id} as="li" padding="sm" data-row={applicant.id}>
              <Stack space={3}>
                <Link href={applicantHref(gig.id, applicant.id, search)} variant="standalone" tone="inherit">
                  <ApplicantCell
                    applicant={applicant}
                    isNew={fresh.has(applicant.id)}
                    clash={clashes.get(applicant.workerId)}
                    isQuiet={isDecided}
                    mark={isDecided ? <Badge>{decidedLabels[mark.event]}</Badge> : undefined}
                  />
                </Link>
                <PortfolioStrip workerId={applicant.workerId} most={1} />
                <Spread align="center">
                  <Text as="span" weight="semibold" tabular>
                    <Money amount={askedKobo(applicant, { payKobo }) ?? null} />
                  </Text>
                  <DecisionActions
                    applicant={applicant}
                    decide={decide}
                    isOpen={isDeciding(gig)}
                    onHire={isHireable(gig, applicant) ? hire.open : undefined}
                  />
                </Spread>
              </Stack>
            </Card>
          )
        })}
      </Tiles>
      {applicants.length > shown && (
        <Inline justify="center">
          <Button variant="outline" tone="neutral" onClick={() => setShown(shown + pageSize)}>
            {`Show ${Math.min(pageSize, applicants.length - shown)} more`}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}
