import * as z from 'zod/mini'
import { personName } from './fields.ts'

const text = (label: string, maximum: number) =>
  z
    .string({ error: `${label} must be text` })
    .check(z.trim(), z.maxLength(maximum, `${label} must be at most ${maximum.toLocaleString('en')} characters`))

/** Picture of a person or business. Only addresses of our own storage or https ones are accepted. */
export const image = z.object({
  url: z
    .string()
    .check(
      z.maxLength(2000, 'Image address is too long'),
      z.regex(/^(https:\/\/|\/)(?!\/)/, 'Image address must start with https://'),
    ),
})

/** The rules of an address. */
export const address = z.object({
  street: text('Address', 200),
  city: text('City', 100),
  state: text('State', 100),
})

const website = z.pipe(
  z.string({ error: 'Please enter a valid website address' }),
  z.pipe(
    z.transform((value: string) => {
      const trimmed = value.trim()
      return trimmed === '' || /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`
    }),
    z.string().check(z.regex(/^$|^https?:\/\/[^\s.@]+(\.[^\s.@]+)+(\/\S*)?$/i, 'Please enter a valid website address')),
  ),
)

/** The rules of the business's texts. */
export const companyFields = {
  companyName: z
    .string({ error: 'Company name is required' })
    .check(
      z.trim(),
      z.minLength(2, 'Company name must be at least 2 characters'),
      z.maxLength(120, 'Company name must be at most 120 characters'),
    ),
  industry: text('Industry', 80),
  about: text('About', 1000),
  phone: z
    .string({ error: 'Please enter a valid phone number' })
    .check(z.trim(), z.regex(/^$|^\+?\d[\d ]{7,18}$/, 'Please enter a valid phone number')),
  email: z
    .string({ error: 'Invalid email address' })
    .check(
      z.trim(),
      z.regex(/^$|^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, 'Invalid email address'),
      z.maxLength(254, 'Invalid email address'),
    ),
  website,
  rcNumber: z
    .string({ error: 'Please enter a valid CAC number, for example RC1234567' })
    .check(z.trim(), z.regex(/^$|^(RC|BN)\d{4,8}$/i, 'Please enter a valid CAC number, for example RC1234567')),
  tin: z
    .string({ error: 'Please enter a valid TIN' })
    .check(z.trim(), z.regex(/^$|^[\d-]{8,14}$/, 'Please enter a valid TIN')),
}

/** The business as workers see it (spec S3-6; the optional fields are additions: docs/product/entities.md). */
export const companyProfile = z.object({
  id: z.optional(z.nullable(z.string())),
  companyName: z.optional(z.nullable(z.string())),
  image: z.optional(z.nullable(z.object({ url: z.optional(z.nullable(z.string())) }))),
  industry: z.optional(z.nullable(z.string())),
  about: z.optional(z.nullable(z.string())),
  phone: z.optional(z.nullable(z.string())),
  email: z.optional(z.nullable(z.string())),
  website: z.optional(z.nullable(z.string())),
  rcNumber: z.optional(z.nullable(z.string())),
  tin: z.optional(z.nullable(z.string())),
  address: z.optional(z.nullable(z.partial(address))),
  verified: z.optional(z.boolean()),
})
export type CompanyProfile = z.output<typeof companyProfile>

/** The changed fields of the business; a field that is left out stays as it is. */
export const companyChanges = z.partial(z.strictObject({ ...companyFields, address, image: z.nullable(image) }))

/** The signed-in person. The email is read-only. */
export const profile = z.object({
  firstName: z.string(),
  lastName: z.optional(z.nullable(z.string())),
  email: z.optional(z.nullable(z.string())),
  phone: z.optional(z.nullable(z.string())),
  image: z.optional(z.nullable(z.object({ url: z.optional(z.nullable(z.string())) }))),
})
export type Profile = z.output<typeof profile>

/** The rules of the person's texts. */
export const personFields = {
  firstName: personName('First name'),
  lastName: personName('Last name'),
  phone: companyFields.phone,
}

/** The changed fields of the person; also carries the push device token (spec S3-7). */
export const profileChanges = z.partial(
  z.strictObject({
    ...personFields,
    image: z.nullable(image),
    deviceToken: z
      .string({ error: 'Device token must be text' })
      .check(z.minLength(1, 'Device token is empty'), z.maxLength(4096, 'Device token is too long')),
  }),
)
