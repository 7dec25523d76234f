spike-milestone-hundred = Hundert
spike-milestone-hundred-about = Hab am Ende { $count } Dollar.
spike-milestone-contractor = Gut im Geschäft
spike-milestone-contractor-about = Verdiene { $count } Dollar mit Aufträgen.
spike-milestone-market = Markttag
spike-milestone-market-about = Verdiene { $count } Dollar mit Waren.
spike-milestone-route = Von Ende zu Ende
spike-milestone-route-about = Verdiene { $count } Dollar mit Streckenkarten.
