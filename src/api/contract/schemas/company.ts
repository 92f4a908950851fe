import * as z from 'zod/mini'
import { longestAbout, tooShort } from '../limits.ts'
import { display, displayChange } from './display.ts'
import { emailPattern, maxEmailLength, personName } from './fields.ts'
import { bounded, boundedTrimmed, lineOf, linesOf } from './text.ts'

/** Picture of a person or business. Only addresses of our own storage or https ones are accepted. */
export const image = z.object({
  url: bounded(2000, 'Image address is too long', 'Image address must be text').check(
    z.regex(/^(https:\/\/|\/)(?!\/)/, 'Image address must start with https://'),
  ),
})

/** The rules of an address. */
export const address = z.object({
  street: lineOf('Address', 200),
  city: lineOf('City', 100),
  state: lineOf('State', 100),
})

const websiteMessage = 'Please enter a valid website address'
const maxWebsiteLength = 200

const withScheme = (text: string) => (text === '' || /^https?:\/\//i.test(text) ? text : `https://${text}`)

/** Host name of an address as it was typed; undefined for the numbers that a URL turns into a network address, as 2025 into 0.0.7.233. */
function hostOf(text: string): string | undefined {
  try {
    const { hostname, username, password } = new URL(text)
    const isOtherAddress = /^[\d.]+$/.test(hostname) && text.split(/[/:?#]+/)[1] !== hostname
    return username === '' && password === '' && !isOtherAddress ? hostname : undefined
  } catch {
    return undefined
  }
}

/** Whether a text with its scheme is the address of a public page: its host name has a dot, and nothing before an @. */
function isWebsite(text: string): boolean {
  if (text === '') return true
  if (text.length > maxWebsiteLength || /[\s\p{C}]/u.test(text)) return false
  const labels = hostOf(text)?.split('.') ?? []
  return labels.length > 1 && labels.every((label) => label !== '')
}

const website = boundedTrimmed(maxWebsiteLength, websiteMessage).check(
  z.overwrite(withScheme),
  z.refine(isWebsite, websiteMessage),
)

/** What an employer enters about the business, in the order of its form. The changes, the answer and the form derive from it. */
export const companyFields = {
  image: z.nullable(image),
  companyName: lineOf('Company name', 120, 'Company name is required').check(
    z.minLength(2, tooShort('Company name', 2)),
  ),
  industry: lineOf('Industry', 80),
  about: linesOf('About', longestAbout),
  phone: boundedTrimmed(20, 'Please enter a valid phone number').check(
    z.regex(/^$|^\+?\d[\d ]{7,18}$/, 'Please enter a valid phone number'),
  ),
  email: boundedTrimmed(maxEmailLength, 'Invalid email address').check(
    z.refine((value) => value === '' || emailPattern.test(value), 'Invalid email address'),
  ),
  website,
  address,
  rcNumber: boundedTrimmed(10, 'Please enter a valid CAC number, for example RC1234567').check(
    z.regex(/^$|^(RC|BN)\d{4,8}$/i, 'Please enter a valid CAC number, for example RC1234567'),
  ),
  tin: boundedTrimmed(14, 'Please enter a valid TIN').check(z.regex(/^$|^[\d-]{8,14}$/, 'Please enter a valid TIN')),
}

const textRead = z.optional(z.nullable(z.string()))
const imageRead = z.optional(z.nullable(z.object({ url: z.optional(z.nullable(z.string())) })))

/** The same names as texts of an answer. */
const readTexts = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, textRead])) as Record<keyof Fields, typeof textRead>

/** The business as workers see it (spec S3-6; the optional fields are additions: docs/product/entities.md). */
export const companyProfile = z.object({
  id: textRead,
  ...readTexts(companyFields),
  image: imageRead,
  address: z.optional(z.nullable(z.partial(address))),
  verified: z.optional(z.boolean()),
})
export type CompanyProfile = z.output<typeof companyProfile>

/** The changed fields of the business; a field that is left out stays as it is. */
export const companyChanges = z.partial(z.strictObject(companyFields))

/** What the signed-in person enters, in the order of its form. */
export const personFields = {
  image: z.nullable(image),
  firstName: personName('First name'),
  lastName: personName('Last name'),
  phone: companyFields.phone,
}

/** The signed-in person. The email is read-only. */
export const profile = z.object({
  ...readTexts(personFields),
  firstName: z.string(),
  email: textRead,
  image: imageRead,
})
export type Profile = z.output<typeof profile>

/** The changed fields of the person; also carries the push device token (spec S3-7), and how lists are shown. */
export const profileChanges = z.partial(
  z.strictObject({
    ...personFields,
    deviceToken: bounded(4096, 'Device token is too long', 'Device token must be text').check(
      z.minLength(1, 'Device token is empty'),
    ),
    display: displayChange,
  }),
)

/** How lists are shown after the change, with the server's time of the choice; null before the first choice. */
export const profileSaved = z.nullish(z.object({ display: z.optional(z.nullable(display)) }))
