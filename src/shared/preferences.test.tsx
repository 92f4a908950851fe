import { beforeEach, describe, expect, it, vi } from 'vitest'

const key = 'marquee-preferences'
const defaults = {
  shortcuts: true,
  density: 'comfortable',
  densityOwner: undefined,
  densityChosenAt: 0,
  densitySavedAt: 0,
  densityUnsaved: false,
  lightImages: false,
  gigsView: 'list',
}

/** The module as a newly opened page has it. */
async function openPage() {
  vi.resetModules()
  return import('./preferences.ts')
}

beforeEach(() => localStorage.clear())

describe('preferences', () => {
  it('are the defaults when nothing is stored', async () => {
    const { getPreferences } = await openPage()
    expect(getPreferences()).toEqual(defaults)
  })

  it('survive a reload', async () => {
    const before = await openPage()
    before.setPreferences({ shortcuts: false })
    const { getPreferences } = await openPage()
    expect(getPreferences()).toEqual({ ...defaults, shortcuts: false })
  })

  it.each(['{', '"text"', '{"shortcuts":"yes"}', 'null'])('are the defaults when %s is stored', async (stored) => {
    localStorage.setItem(key, stored)
    const { getPreferences } = await openPage()
    expect(getPreferences()).toEqual(defaults)
  })

  it('are read one by one: one that is unknown leaves the others as they are', async () => {
    localStorage.setItem(key, '{"density":"tight","gigsView":"calendar","lightImages":true}')
    const { getPreferences } = await openPage()
    expect(getPreferences()).toEqual({ ...defaults, gigsView: 'calendar', lightImages: true })
  })

  it('last for the visit when storage is blocked', async () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    const { getPreferences, setPreferences } = await openPage()
    setPreferences({ shortcuts: false })
    expect(getPreferences()).toEqual({ ...defaults, shortcuts: false })
    setItem.mockRestore()
  })
})
