export default function Home() {
  return 'Welcome';
}
