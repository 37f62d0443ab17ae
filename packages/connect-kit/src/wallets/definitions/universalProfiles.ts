import { defineWallet } from '../Wallet.ts'

/**
 * Universal Profiles: https://universalprofile.cloud
 *
 * @facts RainbowKit 2.2.11
 */
export const universalProfiles = defineWallet({
  id: 'universalProfiles',
  aliases: ['universal-profiles'],
  name: 'Universal Profiles',
  shortName: 'Profiles',
  rdns: 'io.universaleverything.universalprofiles',
  iconBackground: '#6e77a9',
  iconAccent: '#6e77a9',
  downloadUrls: {
    qrCode: 'https://my.universalprofile.cloud/apps',
    mobile: 'https://my.universalprofile.cloud',
    ios: 'https://apps.apple.com/app/id6702018631',
    android:
      'https://play.google.com/store/apps/details?id=io.universaleverything.universalprofiles',
    browserExtension: 'https://my.universalprofile.cloud',
    chrome: 'https://chromewebstore.google.com/detail/abpickdkkbnbcoepogfhkhennhfhehfn',
  },
  learnMoreUrl: 'https://docs.lukso.tech/install-up-browser-extension',
  injected: { namespace: 'lukso' },
  mobile: { getUri: '{rawUri}' },
  qrCode: { getUri: '{rawUri}' },
})
