/** SPEC.md section 2, "Header", written out by hand. */
export const CATEGORIES = [
  {
    tab: 'Digital Accessibility Services',
    links: [
      ['Digital Accessibility Services overview', '/DigitalAccessibility'],
      ['Web Accessibility', '/TrendSoft/oursolutions/WebAccess-DigitalAccessibility'],
      ['Mobile Accessibility', '/TrendSoft/oursolutions/Mobile-Acessibility'],
      ['In Design Accessibility', '/TrendSoft/oursolutions/IndesignAccessibilitypage'],
      ['Document Accessibility', '/TrendSoft/oursolutions/DocumentAccessibilityPage'],
    ],
  },
  {
    tab: 'Testing Services',
    links: [
      ['Testing Services overview', '/TrendSoft/oursolutions/Testing'],
      ['Functional Testing', '/TrendSoft/oursolutions/Testing/FunctionalTesting'],
      ['Performance Testing', '/TrendSoft/oursolutions/Testing/PerformanceTesting'],
      ['Usability Testing', '/TrendSoft/oursolutions/Testing/UsabilityTesting'],
    ],
  },
  {
    tab: 'Cyber Security',
    links: [
      ['Cyber Security overview', '/TrendSoft/oursolutions/CyberSecurity'],
      ['Web App Security', '/TrendSoft/oursolutions/CyberSecurity/WebApiSecurity'],
      ['Mobile App Security', '/TrendSoft/oursolutions/CyberSecurity/MobApiSecurity'],
      ['Api Security', '/TrendSoft/oursolutions/CyberSecurity/ApiKey'],
      ['Thick Client Security', '/TrendSoft/oursolutions/CyberSecurity/ThickClientPage'],
      ['Secure Code Review', '/TrendSoft/oursolutions/CyberSecurity/SecureCodePage'],
      ['Database Security', '/TrendSoft/oursolutions/CyberSecurity/DataBaseSecurityPage'],
    ],
  },
] as const;
