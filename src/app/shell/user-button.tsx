import { useSession } from '@/api/client/use-session.ts'
import { Avatar } from '@/design-system/components/Avatar/index.ts'
import { useSidebar } from '@/design-system/components/Sidebar/index.ts'
import { UserMenuTrigger, type UserMenuTriggerProps } from '@/design-system/components/UserMenuTrigger/index.ts'

/** The button of the user menu: picture and name, or the picture alone where the sidebar is collapsed. */
export function UserButton(props: Omit<UserMenuTriggerProps, 'avatar' | 'name' | 'detail' | 'form'>) {
  const user = useSession((state) => state.user)
  const { form } = useSidebar()
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ') || 'Your account'
  return (
    <UserMenuTrigger
      {...props}
      avatar={<Avatar name={name} id={user?.employerId ?? name} src={user?.imageUrl ?? undefined} />}
      name={name}
      form={form === 'collapsed' ? 'avatar' : 'full'}
    />
  )
}
