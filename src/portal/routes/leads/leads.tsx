import { redirect } from 'react-router'

/** Leads are the projects of the first stage. */
export const loader = () => redirect('/projects?stage=lead')
