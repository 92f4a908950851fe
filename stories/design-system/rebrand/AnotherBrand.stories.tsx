import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { expect, screen as page, userEvent, within } from 'storybook/test'
import { paths } from '@/shared/paths.ts'
import { Actions } from '@/design-system/components/Actions/index.ts'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { Avatar } from '@/design-system/components/Avatar/index.ts'
import { Badge } from '@/design-system/components/Badge/index.ts'
import { Button, buttonVariants } from '@/design-system/components/Button/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { Checkbox } from '@/design-system/components/Checkbox/index.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { DisplayHeading } from '@/design-system/components/DisplayHeading/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { Logo } from '@/design-system/components/Logo/index.ts'
import { Progress } from '@/design-system/components/Progress/index.ts'
import { RadioGroup } from '@/design-system/components/RadioGroup/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { StatCard } from '@/design-system/components/StatCard/index.ts'
import { StatusPill, statusPillTones } from '@/design-system/components/StatusPill/index.ts'
import { Switch } from '@/design-system/components/Switch/index.ts'
import { Tabs } from '@/design-system/components/Tabs/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { TextField } from '@/design-system/components/TextField/index.ts'
import { NoGigsIllustration } from '@/shared/illustrations/no-gigs-illustration.tsx'
import { ThemeRegion } from '@/design-system/themes/theme-region.tsx'
import { documentedBy, Page, Paragraph } from '../../_kit/docs/page.tsx'
import { BulletList, Section } from '../../_kit/docs/parts.tsx'
import { Panel } from '../../_kit/panel.tsx'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { visual } from '../../_kit/visual.ts'
import { sidebar } from '../../screens/shell/frame.ts'
import './harmattan.css.ts'

const answer = ['To be decided', 'Evening', 'The whole day'].map((label) => ({ value: label, label }))

/** Many components beside each other, to review a brand. */
function Board() {
  return (
    <Stack space={6}>
      <Inline space={4}>
        <Logo size="lg" />
        <DisplayHeading level={2}>Put their name in lights</DisplayHeading>
      </Inline>
      <Inline space={3}>
        {buttonVariants.map((variant) => (
          <Button key={variant} tone="primary" variant={variant}>
            Post a Gig
          </Button>
        ))}
        <Button tone="danger">Cancel Gig</Button>
        <Button disabled>Not yet</Button>
      </Inline>
      <Inline space={2}>
        <Badge tone="primary">Photographer</Badge>
        <Badge tone="accent">New</Badge>
        {statusPillTones.map((tone) => (
          <StatusPill key={tone} tone={tone} label={tone} />
        ))}
      </Inline>
      <Columns space={6} collapseBelow="tablet">
        <Card>
          <Stack space={4}>
            <TextField label="Name of the Gig" description="Workers see it first." defaultValue="Wedding DJ" />
            <TextField label="Email" type="email" defaultValue="ngozi@venue" message="Enter a valid email" />
            <RadioGroup label="When" options={answer} defaultValue="Evening" name="when" />
            <Checkbox label="Meals are included" defaultChecked />
            <Switch label="Workers may ask questions" defaultChecked />
            <Actions>
              <Button variant="outline">Save draft</Button>
              <Button>Continue</Button>
            </Actions>
          </Stack>
        </Card>
        <Stack space={4}>
          <Alert tone="info" title="Your company profile is complete">
            Workers see your business name on every Gig. <Link href="#profile">See it</Link>
          </Alert>
          <StatCard label="Paid this month" value="₦1,250,000.00" />
          <Card>
            <Stack space={3}>
              <Inline space={2}>
                {['Ẹniọlá', 'Emeka', 'Bisi', 'Ɓala', 'Ƙasim', 'Ada'].map((name) => (
                  <Avatar key={name} name={name} id={name} size="lg" />
                ))}
              </Inline>
              <Progress label="Gigs used" value={2} max={3} valueText="2 of 3 Gigs used" />
              <Text tone="muted">2 of 3 Gigs used</Text>
            </Stack>
          </Card>
          <Panel surface="sidePanel">
            <DisplayHeading level={3} look="section" tone="inherit">
              Hire talented Djs anytime
            </DisplayHeading>
          </Panel>
        </Stack>
      </Columns>
      <Tabs
        label="Gigs"
        defaultValue="open"
        tabs={[
          {
            value: 'open',
            label: 'Open',
            panel: (
              <EmptyState
                title="No open Gigs"
                headingLevel={3}
                illustration={<NoGigsIllustration />}
                action={<Button>Post a Gig</Button>}
              />
            ),
          },
          { value: 'past', label: 'Past', panel: <Text>None yet.</Text> },
        ]}
      />
    </Stack>
  )
}

/** The whole page with overlays has the brand; the story removes it on unmount. */
const OnThePage: Decorator = (Story) => {
  useLayoutEffect(() => {
    document.documentElement.dataset['brand'] = 'harmattan'
    return () => {
      delete document.documentElement.dataset['brand']
    }
  }, [])
  return <Story />
}

function AnotherBrandPage() {
  return (
    <Page
      title="Another brand"
      lead="One file makes it: other hues, corners, weights and air. No component knows of it, and the contrast test holds it to the same pairs."
    >
      <Section title="Harmattan">
        <Paragraph>
          A brand for the dry season: the green of palms, clay, sand instead of grey. These are the components as they
          are, inside a `ThemeRegion`.
        </Paragraph>
        <ThemeRegion brand="harmattan">
          <Panel surface="page">
            <Board />
          </Panel>
        </ThemeRegion>
      </Section>
      <Section title="How to make one">
        <BulletList
          items={[
            "Write one `<name>.css.ts`: `export const <name> = defineBrand({ hues: … })`, then `brandStyle('<name>', <name>)`.",
            '`hues` turns the ramps of brand, accent and grey. Each step keeps its lightness, and with it nearly all of its contrast.',
            '`radius`, `fonts`, `weights` and `density` change the rest. Sizes of controls stay, because fingers do.',
            '`light` and `dark` set single colours from the palette, where the hues alone are not right.',
            'Import the file once, and put `data-brand="<name>"` on `<html>`; for a part of a page use `<ThemeRegion brand="<name>">`. Light and dark go on working.',
            "Test it: `expect(failingPairs(<name>.light, 'text')).toEqual([])`, as `scripts/design-system/rebrand.test.ts` does. The answer names each pair that fails.",
            'Word mark and bulbs of the logo are shapes, in `lib/logo-shapes.ts`; their colours follow the brand.',
          ]}
        />
      </Section>
    </Page>
  )
}

const meta = {
  title: 'Foundations/Another brand',
  parameters: documentedBy(AnotherBrandPage),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** One element of the page in another brand: the rest of the page does not change. */
export const ManyComponents: Story = {
  parameters: visual('responsive'),
  render: () => (
    <ThemeRegion brand="harmattan">
      <Panel surface="page">
        <Board />
      </Panel>
    </ThemeRegion>
  ),
  play: async ({ canvas }) => {
    const [button] = canvas.getAllByRole('button', { name: 'Post a Gig' })
    const style = getComputedStyle(button as Element)
    await expect(style.borderRadius).toBe('4px')
    await expect(style.backgroundColor).not.toBe('rgb(106, 43, 219)')
  },
}

/** A screen of the product, untouched, under `data-brand` on `<html>`. An open menu has the brand too. */
export const AScreen: Story = {
  decorators: [OnThePage],
  render: renderScreen,
  parameters: { ...screen({ at: paths.dashboard }), ...visual('component', [], { crop: 'window' }) },
  play: async () => {
    await expect(await page.findByRole('heading', { level: 1, name: 'Welcome back, Ngozi' })).toBeVisible()
    await expect(await page.findByRole('region', { name: 'Needs your attention' })).toBeVisible()
    await userEvent.click(await (await sidebar()).findByRole('button', { name: 'Ngozi Eze' }))
    const menu = await page.findByRole('menu')
    await expect(getComputedStyle(menu).borderRadius).toBe('4px')
    await expect(within(menu).getAllByRole('menuitem').length).toBeGreaterThan(0)
  },
}
