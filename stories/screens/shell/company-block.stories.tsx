import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { company } from '@/api/contract/endpoints/company.ts'
import type { CompanyProfile } from '@/api/contract/schemas/company.ts'
import { fail, hold, offline } from '@/api/mocks/faults.ts'
import { aCompany, anUnnamedCompany } from '@/api/mocks/factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { paths } from '@/shared/paths.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, visual } from '../../_kit/visual.ts'
import { besideSidebar, openSlideOver, sidebar } from './frame.ts'

const meta = {
  title: 'Screens/Shell/Company block',
  render: renderScreen,
  parameters: besideSidebar({ at: paths.settings }),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** A story of a company that differs from Eko Events, and the text of the block. */
function story(changes: Partial<CompanyProfile>, name: string, id = 'ID: co_5f0c2a9e1b'): Story {
  return {
    parameters: besideSidebar({ world: () => smallVenue({ company: aCompany(changes) }) }),
    play: async () => {
      const bar = await sidebar()
      await expect(await bar.findByText(name)).toBeVisible()
      await expect(bar.getByText(id)).toBeVisible()
    },
  }
}

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="teal"/><circle cx="4" cy="4" r="2" fill="gold"/></svg>')}`

export const Loaded: Story = story({}, 'Eko Events')

export const Picture: Story = story({ image: { url: picture } }, 'Eko Events')

/** The initial replaces a picture that cannot be loaded. */
export const BrokenPicture: Story = {
  ...story({ image: { url: '/no-such-picture.png' } }, 'Eko Events'),
  play: async () => {
    const bar = await sidebar()
    await bar.findByText('Eko Events')
    await waitFor(() => expect(document.querySelector('aside img')).toBeNull())
  },
}

/** A business without a name is shown with the employer's first name. */
export const Empty: Story = {
  parameters: besideSidebar({ world: () => smallVenue({ company: anUnnamedCompany() }) }),
  play: async () => {
    const bar = await sidebar()
    await expect(await bar.findByTitle('Ngozi')).toBeVisible()
    await expect(bar.getByText('ID: co_0000000000')).toBeVisible()
  },
}

export const NoId: Story = story({ id: '' }, 'Eko Events', 'ID: ---')

export const Loading: Story = {
  parameters: besideSidebar({ api: [hold(company.getCompanyProfile)] }),
  play: async () => {
    await expect(await (await sidebar()).findByText('Loading...')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: besideSidebar({ api: [fail(company.getCompanyProfile, 'INTERNAL')] }),
  play: async () => {
    await expect(await (await sidebar()).findByText('Error')).toBeVisible()
  },
}

export const Offline: Story = {
  parameters: {
    ...besideSidebar({ api: [offline(company.getCompanyProfile)] }),
    ...visual('screen', [], { skip: 'Looks as Failed does.' }),
  },
  play: async () => {
    await expect(await (await sidebar()).findByText('Error')).toBeVisible()
  },
}

const longName =
  'The Grand Eko International Convention Centre, Rooftop Gardens and Friday Night Jazz Lounge of Victoria Island, Lagos State'.slice(
    0,
    120,
  )

/** A name of 120 characters stays on one line; the full name is its title attribute. */
export const EdgeData: Story = {
  ...story({ companyName: longName }, longName),
  play: async () => {
    const name = await (await sidebar()).findByTitle(longName)
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth)
    await expect(name.getBoundingClientRect().height).toBeLessThan(32)
  },
}

export const UnbrokenWord: Story = story({ companyName: 'Olorunfunmilolayo'.repeat(6) }, 'Olorunfunmilolayo'.repeat(6))

export const CombiningMarks: Story = story({ companyName: 'Ọládípọ̀ & Ụchẹ' }, 'Ọládípọ̀ & Ụchẹ')

export const OnAPhone: Story = {
  ...phone,
  parameters: {
    ...screen({ world: () => smallVenue({ company: aCompany({ companyName: longName }) }) }),
    ...phone.parameters,
  },
  play: async () => {
    const menu = await openSlideOver()
    await expect(await menu.findByTitle(longName)).toBeVisible()
  },
}

/** Collapsed, the picture has the accessible name. */
export const Collapsed: Story = {
  parameters: besideSidebar({}),
  play: async () => {
    const bar = await sidebar()
    await userEvent.click(bar.getByRole('button', { name: 'Collapse sidebar' }))
    await expect(await bar.findByRole('img', { name: 'Eko Events' })).toBeVisible()
  },
}
