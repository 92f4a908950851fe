import { company } from '@/api/contract/endpoints/company.ts'
import { useApiQuery } from '@/api/client/hooks.ts'
import { useSession } from '@/api/client/use-session.ts'
import { Avatar } from '@/design-system/components/Avatar/index.ts'
import { SidebarIdentity } from '@/design-system/components/Sidebar/index.ts'
import { Skeleton } from '@/design-system/components/Skeleton/index.ts'
import { companyIdentity } from './model/company-identity.ts'

/** The company block of the sidebar's header: picture, name and short id, or a skeleton or an error (spec S2-44 to S2-47). */
export function CompanyBlock() {
  const { data, error } = useApiQuery(company.getCompanyProfile, {})
  const firstName = useSession((session) => session.user?.firstName)
  if (!data) {
    // The company is not known: the employer's initial would be mistaken for the company's.
    const picture = <Avatar name="" id="" size="lg" shape="company" />
    return (
      <SidebarIdentity
        media={<Skeleton loading={!error}>{picture}</Skeleton>}
        title={error ? 'Error' : 'Loading...'}
        detail="ID: ---"
      />
    )
  }
  const { name, id, imageUrl } = companyIdentity(data, firstName)
  return (
    <SidebarIdentity
      media={<Avatar name={name} id={data.id ?? name} src={imageUrl} size="lg" shape="company" />}
      title={name}
      detail={id}
    />
  )
}
