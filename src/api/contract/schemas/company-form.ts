import * as z from 'zod/mini'
import { tooLong, tooShort } from '../limits.ts'
import { address, companyFields, image } from './company.ts'

const required = (message: string) => z.string({ error: message }).check(z.trim(), z.minLength(1, message))

/** The form of the business: the fields that a Gig needs are required (docs/product/business-profile.md). */
export const companyForm = z.object({
  ...companyFields,
  image: z.nullable(image.shape.url),
  companyName: z.pipe(required('Company name is required'), companyFields.companyName),
  industry: required('Please select an industry'),
  phone: z.pipe(required('Phone is required'), companyFields.phone),
  email: z.pipe(required('Email is required'), companyFields.email),
  address: z.object({
    street: z.pipe(
      required('Address is required'),
      z.string().check(z.minLength(5, tooShort('Address', 5)), z.maxLength(200, tooLong('Address', 200))),
    ),
    city: z.pipe(required('City is required'), address.shape.city),
    state: required('Please select a state'),
  }),
})
export type CompanyForm = z.output<typeof companyForm>
