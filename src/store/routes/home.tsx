export const meta = () => [{ title: 'Alpine: America’s Heating & Cooling Store, Est 2002' }]

export default function Home() {
  return (
    <main>
      <h1>Heating and cooling, drawn to fit your house</h1>
    </main>
  )
}
