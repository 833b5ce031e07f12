import { Outlet } from 'react-router'

export default function FullLayout() {
  return <Outlet />
}
