/**
 * What each field of a form shares, by the field's name: `<TextField {...field('title')} label="Title" />`.
 * `check` judges a whole draft and names the faults by field; a field that is left is judged with `empty`
 * around it.
 */
export const formOf =
  <Draft extends object, Fault extends string>(
    prefix: string,
    check: (draft: Draft) => Partial<Record<Fault, string>>,
    { empty, limits }: { empty: Draft; limits: Readonly<Partial<Record<Fault, number>>> },
  ) =>
  (draft: Partial<Draft> | undefined, errors: Partial<Record<Fault, string>>) =>
  (name: Fault & keyof Draft) => ({
    id: `${prefix}-${name}`,
    name,
    maxLength: limits[name],
    defaultValue: draft?.[name] as string | undefined,
    check: (typed: string) => check({ ...empty, [name]: typed })[name],
    error: errors[name],
  })
